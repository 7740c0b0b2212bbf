import Combine

final class WateringTimer: ObservableObject {
  @Published(initialValue: 10) var minutes: Int
  @Published(wrappedValue: "morning") var slot
  @Published(initialValue: [:]) private(set) var history: [String: Int]
}
