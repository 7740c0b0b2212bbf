import Foundation
import SwiftUI

@Observable
final class Watering: ObservableObject {
  var isRunning = false
  @ObservationIgnored private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      self?.isRunning.toggle()
    }
  }
}

final class Greenhouse {
  static let shared = Greenhouse()
  private var watering: Watering?
  private init() {}

  func sharedWatering() -> Watering {
    if let known = watering { return known }
    let made = Watering()
    watering = made
    return made
  }

  func newWatering() -> Watering {
    let made = Watering()
    watering = made
    return made
  }
}

struct KnownWateringView: View {
  @State private var watering = Greenhouse.shared.sharedWatering()
  var body: some View { Text(watering.isRunning ? "On" : "Off") }
}

struct NewWateringView: View {
  @StateObject private var watering = Greenhouse.shared.newWatering()
  var body: some View { Text(watering.isRunning ? "On" : "Off") }
}
