// The macros that SwiftUI has and that a stand-in needs to type-check: `#Preview`, `@Previewable`,
// `@Entry`, and `@State` as of Xcode 27. A compiler plug-in without dependencies: it answers the
// compiler's JSON messages, each after its length in eight bytes.
import Foundation

typealias JSON = [String: Any]

func readMessage() -> JSON? {
  let input = FileHandle.standardInput
  guard let header = try? input.read(upToCount: 8), header.count == 8 else { return nil }
  let count = header.withUnsafeBytes {
    Int(UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)))
  }
  guard let body = try? input.read(upToCount: count), body.count == count else { return nil }
  return (try? JSONSerialization.jsonObject(with: body)) as? JSON
}

func write(_ message: JSON) {
  guard let body = try? JSONSerialization.data(withJSONObject: message) else { return }
  let header = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
  FileHandle.standardOutput.write(header + body)
}

func answer(_ expansion: Expansion) {
  var diagnostics: [JSON] = []
  if let error = expansion.error {
    diagnostics.append([
      "message": error, "severity": "error",
      "position": ["fileName": expansion.file, "offset": expansion.offset],
      "highlights": [], "notes": [], "fixIts": [],
    ])
  }
  write([
    "expandMacroResult": [
      "expandedSource": expansion.source, "diagnostics": diagnostics,
    ]
  ])
}

while let message = readMessage() {
  if message["getCapability"] != nil {
    write(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  } else if message["expandFreestandingMacro"] != nil {
    // The compiler has type-checked the body of a preview already, as an argument.
    answer(Expansion(source: ""))
  } else if let request = message["expandAttachedMacro"] as? JSON {
    answer(expand(request))
  }
}
