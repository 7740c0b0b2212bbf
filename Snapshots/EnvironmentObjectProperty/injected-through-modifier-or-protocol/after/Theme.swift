import SwiftUI
import UIKit

protocol Themed: AnyObject, Observable {
  var accent: String { get }
}

@Observable
class BaseTheme: Themed {
  var accent = "red"
}

@Observable
final class AppTheme: BaseTheme {
  var depth = 1
}

@Observable
final class Navigation {
  var title = "Home"
}

extension View {
  func themed<Theme: Themed>(_ theme: Theme) -> some View {
    environment(theme)
  }
}

struct NavigationModifier: ViewModifier {
  let navigation: Navigation

  func body(content: Content) -> some View {
    content.environment(navigation)
  }
}

struct HomeView: View {
  @State private var theme = AppTheme()

  var body: some View {
    DepthView().themed(theme)
  }
}

struct DepthView: View {
  @Environment(AppTheme.self) private var theme

  var body: some View {
    Text("\(theme.depth)")
  }
}

struct TitleView: View {
  @Environment(Navigation.self) private var navigation

  var body: some View {
    Text(navigation.title)
  }
}

@MainActor func controller(for navigation: Navigation) -> UIViewController {
  UIHostingController(
    rootView: TitleView().modifier(NavigationModifier(navigation: navigation)))
}
