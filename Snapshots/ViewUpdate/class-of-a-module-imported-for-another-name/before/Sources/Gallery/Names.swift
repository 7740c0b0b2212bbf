import Archive
import Transfer

public typealias Photo = Transfer.Photo
