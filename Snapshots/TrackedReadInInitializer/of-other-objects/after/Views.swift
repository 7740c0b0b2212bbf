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
  let session: Session

  var body: some View {
    BadgeView(session: session)
  }
}

struct CartView: View {
  @State private var cart: Cart

  init(session: Session) {
    _cart = State(wrappedValue: Cart(session: session))
  }

  var body: some View {
    Text("\(cart.total)")
  }
}

struct BannerView: View {
  @State private var banner = Banner()

  var body: some View {
    Text(banner.text)
  }
}

struct SummaryView: View {
  @State private var summary = Summary()

  var body: some View {
    Text(summary.text)
  }
}

struct MenuView: View {
  @State private var menu: Menu

  init(session: Session) {
    _menu = State(wrappedValue: Menu(session: session))
  }

  var body: some View {
    Toggle("Open", isOn: $menu.isOpen)
  }
}

struct LoaderView: View {
  @State private var loader = Loader()

  var body: some View {
    Text(loader.isLoading ? "…" : "")
  }
}

struct BadgeView: View {
  @State private var badge: Badge

  init(session: Session) {
    _badge = State(wrappedValue: Badge(session: session))
  }

  var body: some View {
    Text("\(badge.count)")
  }
}

struct FooterView: View {
  @State var footer: Footer

  init(footer: Footer) {
    _footer = State(wrappedValue: footer)
  }

  var body: some View {
    Text(footer.text)
  }
}
