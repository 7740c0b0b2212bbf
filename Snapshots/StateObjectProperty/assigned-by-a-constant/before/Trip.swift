import SwiftUI

final class Trip: ObservableObject {
  @Published var stops: [String] = []
  let length: Int

  init(length: Int) {
    self.length = length
  }
}

struct TripView: View {
  @StateObject private var trip: Trip
  private let title: String

  init(length: Int) {
    let made = StateObject(wrappedValue: Trip(length: length))
    _trip = made
    title = "\(length) days"
  }

  var body: some View {
    Text("\(title), \(trip.stops.count) stops")
  }
}

final class Camera: ObservableObject {
  @Published var pictures = 0
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
