import SwiftUI

@MainActor @Observable final class Login {
  var user = ""

  func finish(_ user: String) async {
    self.user = user
  }
}

@MainActor @Observable final class Choice {
  var last: String
  private let completion: (String) -> Void

  init(last: String, completion: @escaping (String) -> Void) {
    self.last = last
    self.completion = completion
  }

  func choose() {
    completion(last)
  }
}

struct ChoiceView: View {
  @State private var choice: Choice

  init(choice: Choice) {
    _choice = State(wrappedValue: choice)
  }

  var body: some View {
    Button(choice.last) { choice.choose() }
  }
}

/// The task starts when the user has chosen, not when the model is created.
struct LoginView: View {
  @State private var login = Login()

  var body: some View {
    ChoiceView(
      choice: .init(last: login.user) { user in
        Task { await login.finish(user) }
      })
  }
}
