// The file comes before the one that declares the nested type.
extension Reader.Context {
  var title: String { "Page \(page)" }
}
