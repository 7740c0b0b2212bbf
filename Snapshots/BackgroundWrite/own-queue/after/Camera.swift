import Foundation
import Observation

@Observable
final class Camera {
  var isRunning = false
  var frames = 0
  private let queue = DispatchQueue(label: "camera")
  private let mainQueue = DispatchQueue.main

  func start() {
    queue.async {
      self.isRunning = true
      DispatchQueue.main.async { self.frames = 0 }
    }
    mainQueue.async { self.frames = 1 }
  }
}
