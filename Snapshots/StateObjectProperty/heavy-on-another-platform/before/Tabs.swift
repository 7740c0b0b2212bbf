import SwiftUI

final class Tabs: ObservableObject {
  @Published var titles: [String] = []

  #if os(iOS)
    init() {
      restore()
    }

    private func restore() {
      titles = (try? String(contentsOfFile: "/no/such/tabs", encoding: .utf8)).map { [$0] } ?? []
    }
  #endif
}

final class Menu: ObservableObject {
  @Published var items: [String] = []

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
    @StateObject private var tabs = Tabs()

    var body: some View {
      Text("\(tabs.titles.count)")
    }
  }
#else
  struct PhoneView: View {
    @StateObject private var menu = Menu()

    var body: some View {
      Text("\(menu.items.count)")
    }
  }
#endif
