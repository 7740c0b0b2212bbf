import Combine
import SwiftUI
import WeatherStation

final class Screen: ObservableObject {
  @Published var title = ""
  let station = makeStation()
  private var watch: AnyCancellable?

  init() {
    watch = station.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}
