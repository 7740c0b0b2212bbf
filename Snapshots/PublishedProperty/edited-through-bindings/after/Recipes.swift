import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  var title = ""
  var isFavorite = false
  var servings = 1

  mutating func serveMore() { servings += 1 }

  static func == (left: Recipe, right: Recipe) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Tag: Equatable {
  let id: Int
  var name = ""

  static func == (left: Tag, right: Tag) -> Bool { left.id == right.id }
}

struct Step: Equatable {
  let id: Int
  var text = ""

  static func == (left: Step, right: Step) -> Bool { left.id == right.id }
}

struct Author: Equatable {
  let id: Int
  var name = ""

  static func == (left: Author, right: Author) -> Bool { left.id == right.id }
}

/// Nothing edits the visits of a country.
struct Country: Identifiable, Hashable {
  let id: String
  var visits = 0

  static func == (left: Country, right: Country) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct Cover: Equatable {
  var color = "red"
  var isShown = true
  var note = ""

  static func == (left: Cover, right: Cover) -> Bool {
    left.color == right.color && left.isShown == right.isShown
  }
}

@Observable
final class RecipeModel {
  var recipe = Recipe(id: 1)
  var recipes = [Recipe(id: 1), Recipe(id: 2)]
  var tag = Tag(id: 1)
  var steps = [Step(id: 1)]
  var author = Author(id: 1)
  var country = Country(id: "de")
  /// Its edited parts are compared.
  var cover = Cover()
  let countries = [Country(id: "de"), Country(id: "fr")]
}
