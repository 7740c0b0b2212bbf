/// What code outside of the project can do with a library's declarations.
extension Objects {
  /// Whether clients of the module can see the type: it and all types around it are `public` or `open`.
  public func isVisibleToClients(_ id: TypeID) -> Bool {
    var next: TypeID? = id
    while let current = next {
      guard symbols[symbols[current].primary].isPublic else { return false }
      next = symbols[current].parent
    }
    return true
  }

  /// Whether a type or a type around it is public for the compiler alone, by the conventions for names and attributes:
  /// `_Box`, `@_spi(Internal)`.
  private func isPublicByNameAlone(_ id: TypeID) -> Bool {
    let type = symbols[symbols[id].primary]
    return type.name.hasPrefix("_")
      || type.attributes.contains { ["_spi", "_documentation"].contains($0.name) }
      || symbols[id].parent.map(isPublicByNameAlone) == true
  }

  /// Whether a type is public for the compiler alone, or perhaps for an app of the project that uses the library.
  public func isPublicForFew(_ id: TypeID) -> Bool {
    let path = symbols.files[symbols[id].primary.file].path
    return isPublicByNameAlone(id)
      || symbols.types.contains {
        symbols.startsApp($0.id)
          && symbols.layout.depends(symbols.files[$0.primary.file].path, on: path)
      }
  }

  /// Whether public declarations give clients an object of a public type: an initializer, or anything that names the type.
  public func clientsMayObtain(_ id: TypeID) -> Bool {
    symbols[id].kind == .protocol
      || symbols.initializers(of: id).contains {
        isPublic(symbols[$0].modifiers, inType: $0.type, ofFile: $0.file)
      }
      || symbols.parsedFiles(naming: symbols[id].name).contains {
        isNamedInPublicDeclaration(symbols[id].name, inFile: $0)
      }
      || symbols.subtypes(of: id).contains { isVisibleToClients($0) && clientsMayObtain($0) }
  }

  private func isNamedInPublicDeclaration(_ name: String, inFile number: Int) -> Bool {
    let file = symbols.files[number]
    /// A type inside the class gives nobody an object of it: `Keyboard.State`.
    func names(_ range: ByteRange) -> Bool {
      file.words(name, in: range).contains { word in
        let rest = file.text(word.upperBound..<range.upperBound)
        return rest.first != "." || rest.dropFirst().first?.isUppercase != true
          || rest.hasPrefix(".Type")
      }
    }
    /// Whether a public one of some members of a type, or of a file, names the class outside of its body.
    func names(
      _ properties: [DeclaredProperty], _ functions: [DeclaredFunction], of type: Int? = nil
    ) -> Bool {
      let areRequirements = type.map { file.types[$0].kind == .protocol && file.types[$0].isPublic }
      func isSeen(_ modifiers: [Modifier]) -> Bool {
        areRequirements == true || isPublic(modifiers, inType: type, ofFile: number)
      }
      return properties.contains {
        let end = $0.accessorBlock?.lowerBound ?? $0.binding.upperBound
        return isSeen($0.modifiers) && names($0.nameRange.lowerBound..<end)
      }
        || functions.contains {
          let end = $0.body?.lowerBound ?? $0.range.upperBound
          return isSeen($0.modifiers) && names($0.range.lowerBound..<end)
        }
    }
    return names(file.properties, file.functions)
      || file.types.indices.contains { index in
        let type = file.types[index]
        return names(type.properties, type.functions, of: index)
          || type.isPublic && !type.enumCases.isEmpty && names(type.memberBlock)
      }
      || file.typealiases.contains { file.text($0.range).hasPrefix("public") && names($0.range) }
  }

  /// Whether clients of a library can create objects of a class.
  public func clientsMayCreate(_ id: TypeID) -> Bool {
    isPublicInLibrary(id) && symbols.initializers(of: id).contains { symbols[$0].isPublic }
  }

  /// Whether clients of a library can assign a property of a class.
  public func clientsMayWrite(_ reference: PropertyReference, of id: TypeID) -> Bool {
    let property = symbols[reference]
    return property.isPublic && !property.isLet && !property.hasSetterModifier
      && isPublicInLibrary(id)
  }

  /// Whether clients of a library can read a property of a class.
  public func isVisibleToClients(_ reference: PropertyReference, of id: TypeID) -> Bool {
    isPublicInLibrary(id)
      && isPublic(symbols[reference].modifiers, inType: reference.type, ofFile: reference.file)
  }

  /// Whether clients of a library can call a function of a class.
  public func isVisibleToClients(_ reference: FunctionReference, of id: TypeID) -> Bool {
    isPublicInLibrary(id)
      && isPublic(symbols[reference].modifiers, inType: reference.type, ofFile: reference.file)
  }

  /// Whether a member is public, as written or through the extension that declares it.
  private func isPublic(_ modifiers: [Modifier], inType type: Int?, ofFile number: Int) -> Bool {
    let levels = modifiers.filter { $0.detail == nil }.map(\.name)
    if levels.contains(where: ["public", "open"].contains) { return true }
    guard !levels.contains(where: ["package", "internal", "fileprivate", "private"].contains),
      let type
    else { return false }
    let declaration = symbols.files[number].types[type]
    return declaration.kind == .extension && declaration.isPublic
  }

  func isPublicInLibrary(_ id: TypeID) -> Bool {
    symbols.layout.publishedModule(of: symbols.files[symbols[id].primary.file].path) != nil
      && isVisibleToClients(id)
  }
}
