import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

struct NameView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    Text(session.name)
  }
}

/// Puts the session above a view that it is given.
struct Signed<Content: View>: View {
  let session: Session
  @ViewBuilder let content: () -> Content

  var body: some View {
    content().environmentObject(session)
  }
}

func signed(_ view: some View, as session: Session) -> some View {
  view.environmentObject(session)
}

struct FeedView: View {
  let session: Session

  var body: some View {
    VStack {
      signed(NameView(), as: session)
      Signed(session: session) { NameView() }
      row(0)
    }
  }

  /// Is given no view: what it shows elsewhere is none of its doing.
  private func row(_ number: Int) -> some View {
    Text("Row \(number)").environmentObject(session)
  }
}

@main
struct FeedApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      FeedView(session: session)
    }
    WindowGroup("Lost") { LostView() }
  }
}

/// Puts the session above whatever view a subclass gives it.
class SignedController: UIHostingController<AnyView> {
  init(rootView: some View, session: Session) {
    super.init(rootView: AnyView(signed(rootView, as: session)))
  }

  @MainActor required dynamic init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class BadgeController: SignedController {
  init(_ session: Session) {
    super.init(rootView: BadgeView(), session: session)
  }

  @MainActor required dynamic init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

struct BadgeView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    Text(session.name.prefix(1))
  }
}

/// Its `row` is another than the one that puts the session there.
struct LostView: View {
  var body: some View {
    row { NameView() }
  }

  private func row<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    HStack { content() }
  }
}
