import SwiftUI

struct RecipeScreen: View {
  @State private var model = RecipeModel()

  var body: some View {
    TextField("Title", text: $model.recipe.title)
    Text("title \(model.recipe.title)")
    ForEach($model.recipes) { $recipe in
      Toggle("Favorite \(recipe.id)", isOn: $recipe.isFavorite)
    }
    Text("favorites \(model.recipes.filter(\.isFavorite).count)")
    TagField(tag: $model.tag)
    Text("tag \(model.tag.name)")
    TextField("Step", text: $model.steps[0].text)
    Text("step \(model.steps[0].text)")
    AuthorButton(author: $model.author)
    Text("author \(model.author.name)")
    Button("Direct") { model.recipes[0].isFavorite.toggle() }
    Picker("Country", selection: $model.country) {
      ForEach(model.countries) { Text($0.id).tag($0) }
    }
    Text("to \(model.country.visits)")
    Toggle("Cover", isOn: $model.cover.isShown)
    Text("cover \(model.cover.note)")
  }
}

struct TagField: View {
  @Binding var tag: Tag

  var body: some View {
    TextField("Tag", text: Binding(get: { tag.name }, set: { tag.name = $0 }))
  }
}

struct AuthorButton: View {
  @Binding var author: Author

  var body: some View {
    Button("Author") { author = Author(id: author.id, name: "Ann") }
  }
}
