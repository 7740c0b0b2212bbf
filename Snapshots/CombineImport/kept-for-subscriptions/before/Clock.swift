import Combine
import Foundation

final class Clock: ObservableObject {
  @Published var seconds = 0
  private var subscriptions: Set<AnyCancellable> = []
}

final class Bell: ObservableObject {
  @Published var isRinging = false
}
