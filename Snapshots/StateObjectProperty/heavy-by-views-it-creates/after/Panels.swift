import SwiftUI
import UIKit

final class Overlay: UIWindow {}

final class Headline: UILabel {}

/// A window.
@MainActor
@Observable
final class Notices: ObservableObject {
  var count = 0
  private let window = Overlay()
}

/// A label, as a view.
@MainActor
@Observable
final class Heading: ObservableObject {
  var count = 0
  let view: UIView = UILabel()
}

/// A subclass of one.
@MainActor
@Observable
final class Title: ObservableObject {
  var count = 0
  let label = Headline()
}

/// The label is created when it is needed.
@MainActor
@Observable
final class Footer {
  var count = 0
  @ObservationIgnored lazy var label = Headline()
}

struct Panels: View {
  @StateObject private var notices = Notices()
  @StateObject private var heading = Heading()
  @StateObject private var title = Title()
  @State private var footer = Footer()

  var body: some View {
    Text("\(notices.count) \(heading.count) \(title.count) \(footer.count)")
  }
}
