import SwiftUI

@Observable
final class Trip {
  var stops: [String] = []
  let length: Int

  init(length: Int) {
    self.length = length
  }
}

struct TripView: View {
  @State private var trip: Trip
  private let title: String

  init(length: Int) {
    let made = State(wrappedValue: Trip(length: length))
    title = "\(length) days"
    _trip = made
  }

  var body: some View {
    Text("\(title), \(trip.stops.count) stops")
  }
}

@Observable
final class Camera: ObservableObject {
  var pictures = 0
  private let timer: Timer

  init(pause: Double) {
    timer = Timer.scheduledTimer(withTimeInterval: pause, repeats: true) { _ in print("A picture.") }
  }
}

struct CameraView: View {
  @StateObject private var camera: Camera

  init(pause: Double) {
    let made = StateObject(wrappedValue: Camera(pause: pause))
    _camera = made
  }

  var body: some View {
    Text("\(camera.pictures)")
  }
}
