import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
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
    Text("1").environmentObject(box.value)
    Text("2").environmentObject(model)
    Text("3").environmentObject(pair.weather)
    Text("4").environmentObject(make())
  }
}
