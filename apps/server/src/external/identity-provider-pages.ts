// Pages of the built-in identity provider: plain forms that work without JavaScript.
import { type Html, html } from '../http/html.ts'
import type { IssuerOrganization } from './identity-provider-organizations.ts'
import type { IssuerPerson } from './identity-provider-people.ts'
import { plainPage } from './plain-page.ts'

/** The page on which a person says who he or she is. */
export const signInPage = (
  path: string,
  uid: string,
  people: readonly IssuerPerson[],
  again: { readonly chosen: string; readonly fault: { readonly mn: string; readonly en: string } } | null,
): string =>
  plainPage(
    path,
    again ? 'Алдаа: Нэгдсэн нэвтрэлт' : 'Нэгдсэн нэвтрэлт',
    html`
      <h1>Нэгдсэн нэвтрэлт <span lang="en">Single sign-on</span></h1>
      <p class="note">Энэ бол туршилтын систем. Жинхэнэ нууц үгээ бүү оруулаарай.
        <span lang="en">This is a demonstration. Do not enter a real password.</span></p>
      ${again && fault(again.fault)}
      <form method="post" action="${path}/interaction/${uid}">
        <fieldset>
          <legend>Та хэн бэ? <span lang="en">Who are you?</span></legend>
          ${people.map((person, index) => choice(person, again ? person.id === again.chosen : index === 0))}
        </fieldset>
        <label for="password">Нууц үг <span lang="en">Password</span></label>
        <p class="hint" id="password-hint">Туршилтын нууц үг: <code>Demo-2026</code>
          <span lang="en">The demonstration password</span></p>
        <input id="password" name="password" type="password" autocomplete="off" required maxlength="200"
          aria-describedby="password-hint${again ? ' fault' : ''}"${again ? invalid : null}>
        <div class="buttons">
          <button type="submit" name="act" value="sign-in">Нэвтрэх <span lang="en">Sign in</span></button>
          <button type="submit" name="act" value="cancel" formnovalidate class="quiet">Болих
            <span lang="en">Cancel</span></button>
        </div>
      </form>`,
  )

/** The page on which a person chooses the organisation to stand for, and agrees to what the portal is told. */
export const organizationPage = (
  path: string,
  uid: string,
  organizations: readonly IssuerOrganization[],
  again: boolean,
): string =>
  plainPage(
    path,
    again ? 'Алдаа: Байгууллага сонгох' : 'Байгууллага сонгох',
    html`
      <h1>Байгууллага сонгох <span lang="en">Choose the organisation</span></h1>
      ${again ? fault({ mn: 'Байгууллагаа сонгоно уу.', en: 'Please choose the organisation.' }) : null}
      <form method="post" action="${path}/interaction/${uid}">
        ${organizations.length === 0 ? nothingToRepresent : null}
        ${
          organizations.length === 0
            ? null
            : html`
        <fieldset>
          <legend>Та аль байгууллагыг төлөөлж байна вэ? <span lang="en">Which organisation do you stand for?</span></legend>
          ${organizations.map((one, index) => organizationChoice(one, index === 0))}
        </fieldset>
        <p class="hint">Порталд байгууллагын нэр, регистрийн дугаар, хаяг, үйл ажиллагааны чиглэл, удирдлага, холбоо
          барих мэдээллийг дамжуулна.
          <span lang="en">The portal will be told its name, register number, address, activity, administrator and
          contacts.</span></p>`
        }
        <div class="buttons">
          ${
            organizations.length === 0
              ? null
              : html`
          <button type="submit" name="act" value="choose">Зөвшөөрч үргэлжлүүлэх <span lang="en">Agree and continue</span></button>`
          }
          <button type="submit" name="act" value="cancel" formnovalidate class="quiet">Болих
            <span lang="en">Cancel</span></button>
        </div>
      </form>`,
  )

/** The page of anything that went wrong before there was a form. */
export const faultPage = (path: string): string =>
  plainPage(
    path,
    'Алдаа: Нэгдсэн нэвтрэлт',
    html`
      <h1>Нэвтрэлт үргэлжлэх боломжгүй <span lang="en">The sign-in cannot go on</span></h1>
      <p>Хугацаа дууссан эсвэл хуудсыг шууд нээсэн байна. Энэ цонхыг хаагаад портал дээр дахин эхлүүлнэ үү.
        <span lang="en">It ran out, or this page was opened directly. Please close this window and start again in the
        portal.</span></p>`,
  )

const invalid = html` aria-invalid="true"`

const fault = ({ mn, en }: { readonly mn: string; readonly en: string }): Html => html`
      <p class="fault" id="fault" role="alert">${mn} <span lang="en">${en}</span></p>`

const choice = (person: IssuerPerson, chosen: boolean): Html => html`
          <label class="person">
            <input type="radio" name="person" value="${person.id}" required${chosen ? html` checked` : null}>
            <span class="name">${[person.familyName, person.givenName].filter(part => part !== null).join(' ')}</span>
            <span class="about">${person.registerNumber}${person.note && ` · ${person.note}`}</span>
          </label>`

const nothingToRepresent = html`
        <p class="fault" role="alert">Улсын бүртгэлд таны төлөөлөх байгууллага бүртгэгдээгүй байна.
          <span lang="en">The state registry names no organisation that you may stand for.</span></p>`

const organizationChoice = (organization: IssuerOrganization, chosen: boolean): Html => html`
          <label class="person">
            <input type="radio" name="organization" value="${organization.registerNumber}" required${chosen ? html` checked` : null}>
            <span class="name">${organization.name}</span>
            <span class="about">${organization.registerNumber}</span>
          </label>`
