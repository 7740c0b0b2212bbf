import SwiftUI

@MainActor func behave() async {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  trace(String(decoding: try! encoder.encode(Plant()), as: UTF8.self))
  trace(String(decoding: try! encoder.encode(Bed()), as: UTF8.self))
  let plant = Data(#"{"name":"Moss","notes":"n","size":1.5}"#.utf8)
  let read = try! JSONDecoder().decode(Plant.self, from: plant)
  trace("\(read.name) \(read.height) \(read.notes)")
  let bed = try! JSONDecoder().decode(Bed.self, from: Data(#"{"title":"t","width":3}"#.utf8))
  trace("\(bed.title) \(bed.width)")
}
