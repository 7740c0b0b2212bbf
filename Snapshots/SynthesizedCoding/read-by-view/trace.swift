import SwiftUI

@MainActor func behave() async {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let plant = Plant(id: 4)
  plant.name = "Fern"
  trace(String(decoding: try! encoder.encode(plant), as: UTF8.self))
  let old = Data(#"{"default":true,"height":1.5,"id":7,"name":"Moss"}"#.utf8)
  let read = try! JSONDecoder().decode(Plant.self, from: old)
  trace("\(read.id) \(read.name) \(read.height) \(read.default) \(read.title)")
  trace(String(decoding: try! encoder.encode(read), as: UTF8.self))
}
