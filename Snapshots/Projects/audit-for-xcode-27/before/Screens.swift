import Observation
import SwiftUI

@Observable
final class Timeline {
  var items: [String] = []

  static let shared = Timeline()

  init() {}
  init(id: Int) { items = ["\(id)"] }
}

struct TwiceView: View {
  @State private var timeline = Timeline()

  init(id: Int) { _timeline = State(wrappedValue: Timeline(id: id)) }

  var body: some View { Text("\(timeline.items.count)") }
}

@propertyWrapper
struct Logged<Value>: DynamicProperty {
  var wrappedValue: Value
}

struct VolumeView: View {
  @Logged @State private var volume = 5

  var body: some View { Text("\(volume)") }
}

struct SplitView: View {
  @State private var timeline = Timeline()
  let title: String

  var body: some View { Text(title + "\(timeline.items.count)") }
}

struct DelegatingView: View {
  @State private var timeline = Timeline()
  let title: String

  init(title: String) { self.title = title }

  var body: some View { Text(title + "\(timeline.items.count)") }
}

/// The name is that of a local constant.
struct LocalView: View {
  @State private var count = 0
  let total: Int

  init(total: Int) {
    var count = 1
    count = total
    self.total = count
  }

  var body: some View { Text("\(count) \(total)") }
}

/// Nothing assigns the property, which has no default, elsewhere.
struct AssignedView: View {
  @State private var timeline: Timeline

  init(id: Int) { _timeline = State(wrappedValue: Timeline(id: id)) }

  var body: some View { Text("\(timeline.items.count)") }
}

extension EnvironmentValues {
  @Entry var timeline = Timeline()
  @Entry var size = 3
  @Entry var lastTimeline: Timeline?
  @Entry var sharedTimeline = Timeline.shared
}

struct InputView: View {
  let timeline: Timeline

  init(id: Int) { timeline = Timeline(id: id) }

  var body: some View { Text("\(timeline.items.count)") }
}

struct MaybeView: View {
  @State private var timeline = Timeline()

  init(id: Int?) {
    if let id { _timeline = State(wrappedValue: Timeline(id: id)) }
  }

  var body: some View { Text("\(timeline.items.count)") }
}
