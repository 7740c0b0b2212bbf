import SwiftUI

@MainActor func behave() async {
  let weather = Weather()
  let task = Task { await weather.follow(3) }
  for _ in 0..<20 { await Task.yield() }
  weather.degrees = 21
  for _ in 0..<20 { await Task.yield() }
  weather.degrees = 22
  await task.value
}
