import SwiftUI
import UIKit

final class Overlay: UIWindow {}

final class Headline: UILabel {}

/// A window.
@MainActor
final class Notices: ObservableObject {
  @Published var count = 0
  private let window = Overlay()
}

/// A label, as a view.
@MainActor
final class Heading: ObservableObject {
  @Published var count = 0
  let view: UIView = UILabel()
}

/// A subclass of one.
@MainActor
final class Title: ObservableObject {
  @Published var count = 0
  let label = Headline()
}

/// The label is created when it is needed.
@MainActor
final class Footer: ObservableObject {
  @Published var count = 0
  lazy var label = Headline()
}

struct Panels: View {
  @StateObject private var notices = Notices()
  @StateObject private var heading = Heading()
  @StateObject private var title = Title()
  @StateObject private var footer = Footer()

  var body: some View {
    Text("\(notices.count) \(heading.count) \(title.count) \(footer.count)")
  }
}
