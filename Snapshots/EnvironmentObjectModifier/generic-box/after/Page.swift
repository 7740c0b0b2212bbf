import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

struct Box<Value> {
  var value: Value
}

struct Page<Model: Weather>: View {
  let box: Box<Weather>
  let model: Model
  let pair: (weather: Weather, title: String)
  let make: () -> Weather

  var body: some View {
    Text("1").environment(box.value)
    Text("2").environment(model)
    Text("3").environment(pair.weather)
    Text("4").environment(make())
  }
}
