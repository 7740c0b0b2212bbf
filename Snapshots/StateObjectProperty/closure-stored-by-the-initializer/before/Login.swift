import SwiftUI

@MainActor final class Login: ObservableObject {
  @Published var user = ""

  func finish(_ user: String) async {
    self.user = user
  }
}

@MainActor final class Choice: ObservableObject {
  @Published var last: String
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
  @StateObject private var choice: Choice

  init(choice: Choice) {
    _choice = StateObject(wrappedValue: choice)
  }

  var body: some View {
    Button(choice.last) { choice.choose() }
  }
}

/// The task starts when the user has chosen, not when the model is created.
struct LoginView: View {
  @StateObject private var login = Login()

  var body: some View {
    ChoiceView(
      choice: .init(last: login.user) { user in
        Task { await login.finish(user) }
      })
  }
}
