import SwiftUI

/// Made by a name of its own elsewhere.
@Observable
final class WordList: ObservableObject {
  var words: [String] = []

  init(path: String) {
    words = (try? String(contentsOfFile: path, encoding: .utf8))?.components(separatedBy: ",") ?? []
  }
}

typealias Glossary = WordList

let glossary = Glossary(path: "glossary.txt")

struct WordsView: View {
  @StateObject private var list = WordList(path: "words.txt")

  var body: some View { Text("\(list.words.count) \(glossary.words.count)") }
}

/// Made by a function that its initializer is.
@Observable
final class NameList: ObservableObject {
  var names: [String] = []

  init(folder: String) {
    names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}

let nameLists = ["a", "b"].map(NameList.init(folder:))

struct NamesView: View {
  @StateObject private var list = NameList(folder: "names")

  var body: some View { Text("\(list.names.count) \(nameLists.count)") }
}

/// Made where it is not evident what `.init` is of.
@Observable
final class PlaceList: ObservableObject {
  var places: [String] = []

  init(root: String) {
    places = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
  }
}

func placeList(_ known: PlaceList?) -> PlaceList {
  known ?? .init(root: "other")
}

struct PlacesView: View {
  @StateObject private var list = PlaceList(root: "places")

  var body: some View { Text("\(placeList(list).places.count)") }
}
