import SourceModel

/// A view to look at after the migration.
func screen(_ screen: Screen, _ model: ProjectModel) -> JSONValue {
  func list(_ items: [JSONValue]) -> JSONValue? { items.isEmpty ? nil : .array(items) }
  return .object(
    [
      ("view", .string(model.symbols.qualifiedName(screen.view))),
      ("title", screen.title.map { .string($0) }),
      ("apps", list(screen.apps.map { .string($0) })),
      ("path", list(screen.path.map { .string($0) })),
    ] + place(model.symbols.site(of: screen.view)) + [
      ("creation", screen.creation.map { .object(place($0)) }),
      (
        "items",
        .array(
          screen.items.map { item in
            .object([
              ("warning", .string(item.warning.name)), ("value", item.value.map { .string($0) }),
            ])
          })
      ),
      ("readers", list(screen.readers.map { .object(place($0)) })),
      (
        "setters",
        list(
          screen.setters.map { setter in
            .object(
              place(setter.site) + [("callers", list(setter.callers.map { .object(place($0)) }))])
          })
      ),
    ])
}

private func place(_ site: Site) -> [(String, JSONValue?)] {
  [
    ("file", .string(site.path)), ("line", .integer(site.line)), ("column", .integer(site.column)),
  ]
}
