import SwiftUI
import UIKit

protocol Themed: ObservableObject {
  var accent: String { get }
}

class BaseTheme: Themed {
  @Published var accent = "red"
}

final class AppTheme: BaseTheme {
  @Published var depth = 1
}

final class Navigation: ObservableObject {
  @Published var title = "Home"
}

extension View {
  func themed<Theme: Themed>(_ theme: Theme) -> some View {
    environmentObject(theme)
  }
}

struct NavigationModifier: ViewModifier {
  @ObservedObject var navigation: Navigation

  func body(content: Content) -> some View {
    content.environmentObject(navigation)
  }
}

struct HomeView: View {
  @StateObject private var theme = AppTheme()

  var body: some View {
    DepthView().themed(theme)
  }
}

struct DepthView: View {
  @EnvironmentObject private var theme: AppTheme

  var body: some View {
    Text("\(theme.depth)")
  }
}

struct TitleView: View {
  @EnvironmentObject private var navigation: Navigation

  var body: some View {
    Text(navigation.title)
  }
}

@MainActor func controller(for navigation: Navigation) -> UIViewController {
  UIHostingController(
    rootView: TitleView().modifier(NavigationModifier(navigation: navigation)))
}
