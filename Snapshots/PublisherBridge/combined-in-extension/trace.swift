import SwiftUI

@MainActor func behave() async {
  let signUp = SignUp()
  signUp.start()
  trace(signUp.isValid)
  signUp.name = "Ada"
  signUp.password = "1234567"
  trace(signUp.isValid)
  signUp.password += "8"
  trace(signUp.isValid)
}
