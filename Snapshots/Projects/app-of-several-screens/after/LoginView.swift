import SwiftUI

struct LoginView: View {
  @Environment(Session.self) private var session
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      if let error = session.error { Text(error) }
      Button("Sign in") { session.signIn(name: name) }
    }
  }
}
