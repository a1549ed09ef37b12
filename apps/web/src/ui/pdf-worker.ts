// The thread that reads PDFs.
import './pdf-older.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
