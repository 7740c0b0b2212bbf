import SwiftUI

@MainActor func behave() async {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let plant = Plant()
  plant.name = "Fern"
  trace(String(decoding: try! encoder.encode(plant), as: UTF8.self))
  let old = Data(#"{"height":1.5,"name":"Moss","notes":["shade"]}"#.utf8)
  let read = try! JSONDecoder().decode(Plant.self, from: old)
  trace("\(read.name) \(read.height) \(read.notes ?? [])")
  trace(String(decoding: try! encoder.encode(read), as: UTF8.self))
}
