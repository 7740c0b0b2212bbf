let labelName = Label().name
