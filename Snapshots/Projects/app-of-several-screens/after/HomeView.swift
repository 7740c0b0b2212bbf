import SwiftUI

struct HomeView: View {
  @Environment(Session.self) private var session
  @Bindable var user: User

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $user.name)
        Toggle("Premium", isOn: $user.isPremium)
        Button("Sign out") { session.user = nil }
      }
      .navigationTitle(user.name)
    }
  }
}

struct HomeView_Previews: PreviewProvider {
  static var previews: some View {
    HomeView(user: User(name: "Ada"))
      .environment(Session())
  }
}
