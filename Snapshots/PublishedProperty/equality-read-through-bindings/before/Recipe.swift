import SwiftUI

final class Recipe: ObservableObject, Decodable, Equatable {
  let id: Int
  @Published var name = ""
  @Published var steps: [String] = []

  private enum CodingKeys: CodingKey { case id }

  init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
  }

  static func == (one: Recipe, other: Recipe) -> Bool { one.id == other.id }
}

final class Cookbook: ObservableObject {
  @Published var selected: Recipe?

  func select(_ recipe: Recipe) { selected = recipe }
}

struct RecipeView: View {
  @ObservedObject var recipe: Recipe

  var body: some View {
    TextField("Name", text: $recipe.name)
    ForEach(recipe.steps, id: \.self) { Text($0) }
  }
}

struct CookbookView: View {
  @StateObject private var cookbook = Cookbook()

  var body: some View {
    if let recipe = cookbook.selected { RecipeView(recipe: recipe) }
  }
}
