import SwiftUI

@Observable
final class Tabs {
  var titles: [String] = []

  #if os(iOS)
    init() {
      restore()
    }

    private func restore() {
      titles = (try? String(contentsOfFile: "/no/such/tabs", encoding: .utf8)).map { [$0] } ?? []
    }
  #endif
}

@Observable
final class Menu {
  var items: [String] = []

  init() {
    #if os(macOS)
      items = (try? String(contentsOfFile: "/no/such/menu", encoding: .utf8)).map { [$0] } ?? []
    #elseif canImport(UIKit) && !os(watchOS)
      items = ["Open"]
    #endif
  }
}

#if os(macOS)
  struct DesktopView: View {
    @State private var tabs = Tabs()

    var body: some View {
      Text("\(tabs.titles.count)")
    }
  }
#else
  struct PhoneView: View {
    @State private var menu = Menu()

    var body: some View {
      Text("\(menu.items.count)")
    }
  }
#endif
