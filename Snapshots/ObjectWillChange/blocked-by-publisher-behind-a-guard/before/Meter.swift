import Combine
import SwiftUI

/// The closure must not hold the object.
final class Meter: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private let value = CurrentValueSubject<Int, Never>(0)
  private var cancellable: AnyCancellable?

  init(_ values: AnyPublisher<Int, Never>) {
    cancellable = values.sink {
      [weak objectWillChange = self.objectWillChange, weak value = self.value] in
      guard let objectWillChange, let value else { return }
      objectWillChange.send()
      value.value = $0
    }
  }

  var text: String { "\(value.value)" }
}

final class Gauge: ObservableObject {
  private let value = CurrentValueSubject<Int, Never>(0)
  private var cancellable: AnyCancellable?

  init(_ values: AnyPublisher<Int, Never>) {
    let changes = objectWillChange
    let value = value
    cancellable = values.sink { number in
      let publisher = changes
      publisher.send()
      value.value = number
    }
  }

  var text: String { "\(value.value)" }
}

struct MeterView: View {
  @ObservedObject var meter: Meter
  @ObservedObject var gauge: Gauge

  var body: some View { Text("\(meter.text) \(gauge.text)") }
}
