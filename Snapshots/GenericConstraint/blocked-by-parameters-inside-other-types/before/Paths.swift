let albumTitle = describe(\Album.title)
