import SourceModel

extension ProjectModel {
  /// The text of a property's default as an instance evaluates it: static members, which a default names directly,
  /// are prefixed with `Self`.
  /// - Parameter host: The type that declares the property.
  func textInInstance(of value: Expression, in file: FileFacts, host: TypeID?) -> String {
    let text = file.text(value.range)
    guard let host else { return text }
    let names = symbols.lineage(of: host).flatMap { type in
      symbols.properties(of: type).filter { self[$0].isStatic }.map { self[$0].name }
        + symbols.functions(of: type).filter { self[$0].isStatic }.map { self[$0].name }
    }
    let bytes = Array(text.utf8)
    guard names.contains(where: { !bytes.places(of: Array($0.utf8), in: 0..<bytes.count).isEmpty })
    else { return text }
    let statics = Set(names)
    var result: [UInt8] = []
    var end = 0
    for piece in ParsedFile(SourceFile(path: file.path, bytes: bytes)).pieces {
      let name = String(decoding: bytes[piece], as: UTF8.self)
      let place = value.range.lowerBound + piece.lowerBound
      let before = piece.lowerBound > 0 ? bytes[piece.lowerBound - 1] : 0
      let after = piece.upperBound < bytes.count ? bytes[piece.upperBound] : 0
      // Members of something else, labels, strings and locals of that name do not count.
      guard before != UInt8(ascii: "."), before != UInt8(ascii: "\""), after != UInt8(ascii: ":"),
        statics.contains(name), !file.binds(name, around: place)
      else { continue }
      result += bytes[end..<piece.lowerBound] + Array("Self.".utf8)
      end = piece.lowerBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}

extension FileFacts {
  /// Whether a closure around a place declares a parameter or a local of that name.
  fileprivate func binds(_ name: String, around place: Int) -> Bool {
    var index: Int? = innermostScope(at: place)
    while let scope = index.map({ scopes[$0] }), scope.kind == .closure || scope.kind == .block {
      if scope.bindings.contains(where: { $0.name == name }) { return true }
      index = scope.parent
    }
    return false
  }
}
