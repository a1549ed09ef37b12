// The portal's own window has heard the outcome over its socket; this one is done.
window.close()
