import SwiftUI

@MainActor
@Observable
final class HeaderModel {
  var progress = 0.0
}

public protocol HeaderStyle: DynamicProperty {
  associatedtype Body: View
  @ViewBuilder func makeBody(_ title: String) -> Body
}

/// Meets a requirement that is not isolated.
@preconcurrency @MainActor
public struct PlainHeaderStyle: HeaderStyle {
  @State var model = HeaderModel()
  @State var size = 0.0

  public func makeBody(_ title: String) -> some View {
    Text(title + "\(model.progress)")
  }
}

/// Is created by a function that is not isolated.
@preconcurrency @MainActor
struct Progress: DynamicProperty {
  @State var model = HeaderModel()

  var text: String { "\(model.progress)" }
}

/// Is created by itself.
@MainActor
struct Gauge: DynamicProperty {
  static let initial = Gauge()

  @State var model = HeaderModel()
}

/// Is created by a view.
@MainActor
struct Size: DynamicProperty {
  @State var model = HeaderModel()

  var width: Double { model.progress }
}

public extension HeaderStyle where Self == PlainHeaderStyle {
  static var plain: PlainHeaderStyle { PlainHeaderStyle() }
}

enum Styles {
  static func all() -> [Any] { [PlainHeaderStyle.plain, Progress()] }
}

struct HeaderView: View {
  var size = Size()

  var body: some View { Text("\(size.width)") }
}
