import SwiftUI

/// It follows no session.
struct Shop: View {
  let session: Session

  var body: some View {
    VStack {
      CartView(session: session)
      BannerView()
      SummaryView()
      MenuView(session: session)
      LoaderView()
      FooterView(footer: Footer(session))
    }
  }
}

struct Account: View {
  @ObservedObject var session: Session

  var body: some View {
    BadgeView(session: session)
  }
}

struct CartView: View {
  @StateObject private var cart: Cart

  init(session: Session) {
    _cart = StateObject(wrappedValue: Cart(session: session))
  }

  var body: some View {
    Text("\(cart.total)")
  }
}

struct BannerView: View {
  @StateObject private var banner = Banner()

  var body: some View {
    Text(banner.text)
  }
}

struct SummaryView: View {
  @StateObject private var summary = Summary()

  var body: some View {
    Text(summary.text)
  }
}

struct MenuView: View {
  @StateObject private var menu: Menu

  init(session: Session) {
    _menu = StateObject(wrappedValue: Menu(session: session))
  }

  var body: some View {
    Toggle("Open", isOn: $menu.isOpen)
  }
}

struct LoaderView: View {
  @StateObject private var loader = Loader()

  var body: some View {
    Text(loader.isLoading ? "…" : "")
  }
}

struct BadgeView: View {
  @StateObject private var badge: Badge

  init(session: Session) {
    _badge = StateObject(wrappedValue: Badge(session: session))
  }

  var body: some View {
    Text("\(badge.count)")
  }
}

struct FooterView: View {
  @StateObject var footer: Footer

  var body: some View {
    Text(footer.text)
  }
}
