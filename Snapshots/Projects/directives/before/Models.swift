import Combine

// migrate-observable:ignore
/// Shown by the widget.
final class Weather: ObservableObject {
  @Published var degrees = 20
}

/// Documented.
// migrate-observable:ignore
@MainActor
final class Clock: ObservableObject {
  @Published var seconds = 0
}

final class Garden: ObservableObject {
  @Published var beds = 0
}
